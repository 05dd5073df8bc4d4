import type { CardUpdate } from '../../../src/cards/card-content.ts';
import type { CardPort } from '../../../src/messaging/card-port.ts';
import type { CardAnswer, CardQuestion, LikesQuestion } from '../../../src/messaging/protocol.ts';

/** A fake background. Opened ports are recorded, and answer or end when the test says so. */
export function createFakePorts() {
  const ports: ReturnType<typeof createFakePort>[] = [];
  return {
    ports,
    openPort: (): CardPort => {
      const fake = createFakePort();
      ports.push(fake);
      return fake.port;
    },
    questions: () => ports.flatMap((fake) => fake.questions),
  };
}

function createFakePort() {
  const questions: CardQuestion[] = [];
  let hear: (answer: CardAnswer) => void = () => {};
  let end: () => void = () => {};
  const fake = {
    questions,
    isOpen: true,
    port: {
      postMessage: (question) => {
        const before = questions.findIndex(({ id }) => id === question.id);
        // A question that is sent again reports that its card is visible.
        questions[before < 0 ? questions.length : before] = question;
      },
      onMessage: {
        addListener(listener) {
          hear = listener;
        },
      },
      onDisconnect: {
        addListener(listener) {
          end = listener;
        },
      },
      disconnect: () => {
        fake.isOpen = false;
      },
    } satisfies CardPort as CardPort,
    wantAddresses: (likes: string[]) => {
      const wanted: LikesQuestion = { id: questions.at(-1)?.id ?? '', likes };
      hear(wanted as unknown as CardAnswer);
    },
    answer: (update: CardUpdate, { last = true, id = questions.at(-1)?.id ?? '' } = {}) => hear({ id, last, update }),
    die: () => end(),
  };
  return fake;
}
