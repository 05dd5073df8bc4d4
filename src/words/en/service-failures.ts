/** Trouble of the service, or of what stands between it and Hashlens. `status` is the number of an HTTP error. */
export const serviceTrouble = {
  passing: {
    title: 'The service has trouble',
    detail: (status: string) =>
      `It answered with error ${status}. This mostly passes by itself: try again in a moment.`,
  },
  notThere: {
    title: 'The service was not found there',
    detail: 'Nothing answers at this API address (error 404). Check the API address in the options.',
  },
  elsewhere: {
    title: 'The service is not at this address',
    detail: (status: string) =>
      `It sends Hashlens elsewhere (${status}), where your key is not sent. Check the API address in the options.`,
  },
  refused: {
    title: 'The service could not be reached',
    detail: (status: string) =>
      `Something in front of it, such as a firewall, refused Hashlens (error ${status}). Try again later.`,
  },
};

/** An answer of which nothing can be shown. */
export const senselessAnswers = {
  cut: {
    title: 'The answer broke off',
    detail: 'The connection ended in the middle of the service’s answer. Nothing of it is shown. Try again later.',
  },
  html: {
    title: 'The answer is a web page',
    detail:
      'Something on the way, such as a login page of your network, may have answered. Nothing of it is shown. Try again later.',
  },
  body: {
    title: 'The answer cannot be read',
    detail: 'It broke off, or it is not in the service’s form (JSON). Nothing of it is shown. Try again later.',
  },
  size: {
    title: 'The answer is too large',
    detail:
      'The service sent far more than it should, so Hashlens stopped reading. Nothing of it is shown. Try again later.',
  },
  answer: {
    title: 'The answer says something else',
    detail: 'The service answered, but not with what was asked for. Nothing of it is shown. Try again later.',
  },
  unknown: {
    title: 'The answer makes no sense',
    // `place` is where in the answer it does not fit, in code: "items.0.value".
    detail: (place: string) =>
      `The service answered, but not in a form that Hashlens knows (at “${place}”). Nothing of it is shown. Try again later.`,
  },
};
