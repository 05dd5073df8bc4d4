import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorView, keymap } from '@codemirror/view';

globalThis.startEditor = (parent, lines) => {
  const extensions = [history(), keymap.of([...historyKeymap, ...defaultKeymap])];
  const view = new EditorView({ parent, doc: lines.join('\n'), extensions });
  globalThis.isAtEnd = () => view.state.selection.main.head === view.state.doc.length;
  globalThis.readEditor = () => ({ document: view.state.doc.toJSON(), selection: view.state.selection.toJSON() });
};

globalThis.startViewer = (parent, lines) => {
  new EditorView({ parent, doc: lines.join('\n'), extensions: [EditorView.editable.of(false)] });
};
