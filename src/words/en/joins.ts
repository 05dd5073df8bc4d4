/** How texts that stand beside each other are joined. */
export const joins = {
  // Facts about the same thing: "$3,914.10 then, $4,012.00 now".
  facts: (facts: string[]) => facts.join(', '),
};
