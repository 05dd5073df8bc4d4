import type { CardPort } from '../../messages/open-card-port.ts';
import type { CardAnswer, CardQuestion } from '../../messages/protocol.ts';

// The background's own limits are shorter; this one is for a background that hangs.
const silentAfterMs = 60_000;

/** One question at a time to the background. */
export type CardCall = {
  /** Puts a question; whatever still comes of the one before is not heard. */
  put(question: CardQuestion): void;
  /** Nothing is heard from now on. */
  hangUp(): void;
};

/**
 * Creates the call. A port that dies with an answer outstanding is opened once more: browsers stop backgrounds.
 * `onSilence`: no port opens, it died twice, or nothing was heard for a minute; nothing is thrown.
 */
export function createCardCall(parts: {
  openCardPort: () => CardPort | null;
  /** Resolves after so many milliseconds, or when the signal ends. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  onAnswer: (answer: CardAnswer) => void;
  onSilence: () => void;
}): CardCall {
  let port: CardPort | null = null;
  let silence = new AbortController();

  function hangUp(): void {
    silence.abort();
    const open = port;
    port = null;
    open?.disconnect();
  }

  async function awaitAnswer(): Promise<void> {
    silence.abort();
    silence = new AbortController();
    const { signal: heard } = silence;
    await parts.wait(silentAfterMs, heard);
    if (!heard.aborted) parts.onSilence();
  }

  function open(question: CardQuestion, isFirstTry: boolean): void {
    hangUp();
    const opened = parts.openCardPort();
    if (!opened) {
      parts.onSilence();
      return;
    }
    port = opened;
    // Told by an answer, the port's end or the silence itself.
    void awaitAnswer();
    opened.onMessage.addListener((answer) => {
      if (port !== opened || answer.id !== question.id) return;
      void awaitAnswer();
      parts.onAnswer(answer);
    });
    const lost = () => {
      if (port !== opened) return;
      port = null;
      if (isFirstTry) open(question, false);
      else parts.onSilence();
    };
    opened.onDisconnect.addListener(lost);
    try {
      opened.postMessage(question);
    } catch {
      lost();
    }
  }

  return { put: (question) => open(question, true), hangUp };
}
