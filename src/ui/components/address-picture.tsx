import { toIdenticon } from '../../format/address-name.ts';
import { IdenticonDrawing } from '../card/text-parts.tsx';

/** The picture of an address, as cards have it; nothing where there is none. */
export function AddressPicture({ address }: { address: string | null | undefined }) {
  const picture = toIdenticon(address ?? '');
  return picture && <IdenticonDrawing {...picture} />;
}
