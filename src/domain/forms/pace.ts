/** Milliseconds between the first touch of a form and its sending: less than anybody needs. */
export const QUICKEST = 1500
