/** Names that are the same to a person who looks for one: 김 새벽 and 김새벽, Kim and KIM. */
export function nameIdentity(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
}
