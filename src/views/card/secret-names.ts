const secretly = `--${crypto.getRandomValues(new Uint32Array(2)).join('-')}-`;

/**
 * A sheet for a foreign page with other names for its custom properties, made up at each start. Any page may say of a
 * property's name that it is not inherited and what it is then, in our closed root as well: it must not know the names.
 */
export function withSecretNames(css: string): string {
  return css.replaceAll('--hl-', secretly);
}
