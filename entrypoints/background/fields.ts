/** An object of which nothing is known yet. */
export type Fields = { [name: string]: unknown };

/** Whether something that arrived is an object, and no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether it is a text of at most so many UTF-16 units. */
export const isText = (value: unknown, max: number) => typeof value === 'string' && value.length <= max;

/** Whether it is absent or true. */
export const isFlag = (value: unknown) => value === undefined || value === true;
