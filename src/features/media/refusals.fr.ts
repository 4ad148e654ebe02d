/** Sentences that refuse a change in the library of pictures. */
export const mediaRefusalFr = {
  gone: 'Cette image n’est plus dans la médiathèque.',
};
