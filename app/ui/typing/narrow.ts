/** Converts the full-width digits and signs of Korean and Japanese input methods, one for one. */
export function narrow(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );
}
