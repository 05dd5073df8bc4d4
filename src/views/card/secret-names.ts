// Not a UUID: only secure contexts make those.
const secretly = `--${crypto.getRandomValues(new Uint32Array(2)).join('-')}-`;

/**
 * A sheet for a foreign page with other names for its custom properties, made up at each start. Any page may say of a
 * property's name that it is not inherited and what it is then, in our closed root as well: it must not know the names.
 * The room keeps its name, for the page's own script says it.
 */
export function withSecretNames(css: string): string {
  return css.replaceAll(/--hl-(?!room\b)/g, secretly);
}
