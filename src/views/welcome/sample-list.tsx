import type { Reference } from '../../references/reference.ts';
import { type Words, words } from '../../words/words.ts';

/** One thing of the built-in sample; `written` is its text without a chain. */
export type Sample = { reference: Reference & { chainId: number }; name: keyof Words['samples']; written: string };

/** The sample's references, written out so that Hashlens finds them on this page as on any other. */
export function SampleList(props: {
  samples: readonly Sample[];
  defaultChainId: number;
  onOpen: (sample: Sample) => void;
}) {
  const { samples, defaultChainId, onOpen } = props;
  const { welcome, references, samples: captions } = words();
  return (
    <ul class="samples">
      {samples.map((sample) => (
        <li class="sample" key={sample.written}>
          <div class="sample-text">
            <p class="sample-caption">{captions[sample.name]}</p>
            <p class="sample-value">
              {references.kinds[sample.reference.kind]} <span class="mono">{writeSample(sample, defaultChainId)}</span>
            </p>
          </div>
          <button type="button" class="button" onClick={() => onOpen(sample)}>
            {welcome.open(captions[sample.name], (text) => (
              <span class="unseen">{text}</span>
            ))}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A sample in full, with its chain in front (CAIP) where it is not the default one. */
function writeSample({ reference, written }: Sample, defaultChainId: number): string {
  const { kind, chainId } = reference;
  if (chainId === defaultChainId) return written;
  return kind === 'token-instance' ? `eip155:${chainId}/erc721:${written}` : `eip155:${chainId}:${written}`;
}
