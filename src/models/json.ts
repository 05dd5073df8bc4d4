/** Any JSON value: what the explorer sends where nobody has said what to expect. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
