/** What a scan tells. */
type ScanEvents = {
  /** What a text node holds, by name; none any more when it is empty. */
  onText: (node: Text, names: string[]) => void;
  /** A link or a field that may hold something now, or no more. */
  onElement: (element: Element) => void;
  /** The page has changed just now, and was not looked at yet. */
  onTouched: () => void;
  /** Nothing that was found in it counts any more. */
  onClosed: (node: Node) => Generator<undefined>;
  /** All that waited was looked at; what it does goes on in the same slices. */
  afterwards: (wasRemoved: boolean) => Generator<undefined>;
};

/** What a scan is given. */
export type ScanParts = {
  signal: AbortSignal;
  /** Calls back when the page rests, but not before so many milliseconds are over. */
  whenIdle: (work: () => void, waitMs: number) => void;
  now: () => number;
} & ScanEvents;
