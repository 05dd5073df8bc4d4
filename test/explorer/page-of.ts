import type { ApiVersion, Paging } from './read-question.ts';

/** How the server pages. `legacyTokenId` and `echo` reproduce older versions; `size` replaces the version's page size. */
export type PagingStyle = {
  version: ApiVersion;
  legacyTokenId: boolean;
  echo: { [parameter: string]: string };
  size?: number;
};

type Row = { [field: string]: unknown; block_number: number };
type Page = { items: Row[]; next_page_params: { [name: string]: unknown } | null };

/** Returns the page size: always 50 in version 11. Version 12 accepts a size and silently caps it at 100. */
function toSize({ itemsCount }: Paging, { version, size }: PagingStyle): number {
  if (size !== undefined) return size;
  return version === 11 || itemsCount === undefined ? 50 : Math.min(itemsCount, 100);
}

/** Returns one page of a balance history. `all` is newest first. */
export function toBalancePage(all: Row[], paging: Paging, style: PagingStyle): Page {
  const { block } = paging;
  const left = block === undefined ? all : all.filter((row) => row.block_number < block);
  return cut({
    left,
    size: toSize(paging, style),
    style,
    toCursor: (last) => ({
      block_number: last.block_number,
      // Version 11 echoes it, although it never had a meaning there.
      ...(style.version === 11 ? { items_count: paging.itemsCount ?? 50 } : {}),
    }),
  });
}

/** Returns one page of an NFT's transfers. `all` is newest first. */
export function toTransfersPage(all: Row[], paging: Paging, style: PagingStyle & { tokenId: string }): Page {
  const { block, index = 0 } = paging;
  const isLeft = (row: Row) => {
    if (block === undefined) return true;
    return row.block_number < block || (row.block_number === block && Number(row.log_index) < index);
  };
  return cut({
    left: all.filter(isLeft),
    size: toSize(paging, style),
    style,
    toCursor: (last) => ({
      block_number: last.block_number,
      index: last.log_index,
      ...(style.legacyTokenId ? { token_id: style.tokenId } : {}),
    }),
  });
}

function cut({
  left,
  size,
  style,
  toCursor,
}: {
  left: Row[];
  size: number;
  style: PagingStyle;
  toCursor: (last: Row) => { [name: string]: unknown };
}): Page {
  const items = left.slice(0, size);
  const last = left.length > size ? items.at(-1) : undefined;
  return { items, next_page_params: last === undefined ? null : { ...toCursor(last), ...style.echo } };
}
