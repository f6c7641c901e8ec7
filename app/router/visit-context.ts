/** Key of a value that the server provides for the pages of a request, such as the state of the form. */
export interface VisitContext<Value> {
  /** The value if the server provides none. */
  readonly byDefault?: Value;
}

/** Creates a context. Without a default, reading it throws if the server provides no value. */
export function createVisitContext<Value>(...byDefault: [] | [Value]): VisitContext<Value> {
  return byDefault.length > 0 ? { byDefault: byDefault[0] as Value } : {};
}

/** The values of a request. */
export type Provided = ReadonlyMap<VisitContext<unknown>, unknown>;

/** Reads a value. */
export type ReadContext = <Value>(context: VisitContext<Value>) => Value;

/** @returns reads the values; throws for a missing value without a default */
export function reader(provided: Provided): ReadContext {
  return (context) => {
    const known = provided.has(context);
    if (!known && !('byDefault' in context)) throw new Error('A value of the request is missing.');
    // `provide` ties each value to the type of its context.
    return (known ? provided.get(context) : context.byDefault) as never;
  };
}

type Provision<Value> = readonly [context: VisitContext<Value>, value: NoInfer<Value>];

/** Gives each context its value. */
export function provide<Values extends unknown[]>(
  ...provisions: { [At in keyof Values]: Provision<Values[At]> }
): Provided {
  return new Map(provisions);
}
