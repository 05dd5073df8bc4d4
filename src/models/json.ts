/** Any JSON value, for what the explorer sends without a specified shape. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
