import type { Part } from './card-content.ts';

/** Parts that stand side by side and lead to the same: one button for all of them. */
export type PartGroup = [first: Part, ...others: Part[]];

/** A line's parts, those that lead to the same together; each of the others alone. */
export function groupParts(parts: Part[]): PartGroup[] {
  const groups: PartGroup[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && part.reference && isSame(last[0], part)) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

// Both are plain JSON, made in one place.
function isSame(one: Part, other: Part): boolean {
  return JSON.stringify(one.reference) === JSON.stringify(other.reference);
}
