import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** The library's limiter with a bound on its keys: it forgets the one that was asked for longest ago. */
export class BoundedMemory extends RateLimiterMemory {
  readonly #most: number;
  readonly #keys = new Set<string>();

  constructor(options: { keyPrefix: string; points: number; duration: number }, most: number) {
    super(options);
    this.#most = most;
  }

  override async consume(key: string, points: number): Promise<RateLimiterRes> {
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size > this.#most) {
      const [oldest = key] = this.#keys;
      this.#keys.delete(oldest);
      await this.delete(oldest);
    }
    return super.consume(key, points);
  }

  /** A key that it does not know has nothing to get back. */
  override async reward(key: string, points: number): Promise<RateLimiterRes> {
    return (await this.get(key)) ? super.reward(key, points) : new RateLimiterRes();
  }
}
