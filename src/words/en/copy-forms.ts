/** Other forms in which something can be copied: short entries of a list. CAIP and Markdown are names. */
export const copyForms = {
  lowerCase: 'Lower case',
  caip10: 'CAIP-10 (with chain)',
  caip19: 'CAIP-19 (with chain)',
  markdown: 'Markdown',
  explorerLink: 'Explorer link',
};
