/** A kind of value that the server gives to the pages of a request, such as the state of the form. */
export interface VisitContext<Value> {
  /** The value where none was given. */
  readonly byDefault?: Value;
}

/** Defines a kind of value; without a default, a page that reads it where none was given fails. */
export function createVisitContext<Value>(...byDefault: [] | [Value]): VisitContext<Value> {
  return byDefault.length > 0 ? { byDefault: byDefault[0] as Value } : {};
}

/** The values of a request. */
export type Provided = ReadonlyMap<VisitContext<unknown>, unknown>;

/** Reads a value. */
export type ReadContext = <Value>(context: VisitContext<Value>) => Value;

/** @returns reads the values; throws for one that was not given and has no default */
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
