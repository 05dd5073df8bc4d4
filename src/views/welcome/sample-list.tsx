import type { Reference } from '../../references/reference.ts';

/** One thing of the built-in sample; `written` is its text without a chain. */
export type Sample = { reference: Reference & { chainId: number }; caption: string; written: string };

/** The sample's references, written out so that Hashlens finds them on this page as on any other. */
export function SampleList(props: {
  samples: readonly Sample[];
  defaultChainId: number;
  onOpen: (sample: Sample) => void;
}) {
  const { samples, defaultChainId, onOpen } = props;
  return (
    <ul class="samples">
      {samples.map((sample) => (
        <li class="sample" key={sample.written}>
          <div class="sample-text">
            <p class="sample-caption">{sample.caption}</p>
            <p class="sample-value">
              {kindWord(sample.reference)} <span class="mono">{writeSample(sample, defaultChainId)}</span>
            </p>
          </div>
          <button type="button" class="button" onClick={() => onOpen(sample)}>
            Open
            <span class="unseen"> “{sample.caption}” in Hashlens</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

// The word "transaction" beside 64 digits is what tells Hashlens that they are no private key.
function kindWord(reference: Reference): string {
  switch (reference.kind) {
    case 'transaction':
      return 'Transaction';
    case 'address':
      return 'Address';
    case 'token-instance':
      return 'NFT';
  }
}

/** A sample in full, with its chain in front (CAIP) where it is not the default one. */
export function writeSample({ reference, written }: Sample, defaultChainId: number): string {
  const { kind, chainId } = reference;
  if (chainId === defaultChainId) return written;
  return kind === 'token-instance' ? `eip155:${chainId}/erc721:${written}` : `eip155:${chainId}:${written}`;
}
