/**
 * A name with the particle that its last syllable asks for: 예시는, 바른은.
 *
 * @param name ends in a Hangul syllable; anything else takes the form without a final consonant
 * @param closed the particle after a final consonant (은, 이, 을)
 * @param open the particle after a vowel (는, 가, 를)
 */
export function withParticle(name: string, closed: string, open: string): string {
  const offset = name.charCodeAt(name.length - 1) - 0xac00;
  const endsInConsonant = offset >= 0 && offset < 11172 && offset % 28 !== 0;
  return name + (endsInConsonant ? closed : open);
}
