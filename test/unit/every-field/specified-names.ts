import tables from './specified-names.json' with { type: 'json' };

/** Every field named in the specification, with inner fields as "address.private_tags.label". */
export const specifiedFields: string[] = Object.entries(tables.fields).flatMap(([object, names]) =>
  names.map((name) => `${object}.${name}`),
);

/** Every parameter named in the specification, by operation. */
export const specifiedParameters: { operation: string; name: string }[] = Object.entries(tables.parameters).flatMap(
  ([operation, names]) => names.map((name) => ({ operation, name })),
);
