// A browser that is busy with something else gives its first frame late.
const longestMs = 50;

/**
 * Resolves once a frame of this document was made, soon in any case: what is drawn after that does not hold up its first
 * one. Called early, it is rarely waited for. Nobody paints what is hidden.
 */
export function whenPainted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) return done();
    setTimeout(done, longestMs);
    requestAnimationFrame(() => setTimeout(done));
  });
}
