import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { schema } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';

globalThis.startEditor = (parent, lines) => {
  const doc = schema.node(
    'doc',
    null,
    lines.map((line) => schema.node('paragraph', null, [schema.text(line)])),
  );
  const plugins = [history(), keymap({ 'Mod-z': undo, 'Mod-y': redo }), keymap(baseKeymap)];
  const view = new EditorView(parent, { state: EditorState.create({ doc, plugins }) });
  globalThis.isAtEnd = () => view.state.selection.head === view.state.doc.content.size - 1;
  globalThis.readEditor = () => ({ document: view.state.doc.toJSON(), selection: view.state.selection.toJSON() });
};
