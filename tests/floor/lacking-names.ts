import { type ESTree, parseSync, Visitor } from 'vite';
import type { Lacking } from './browser-floor.ts';

/** Names of the global object itself. */
const GLOBAL_OBJECTS = ['globalThis', 'window', 'self'];

/**
 * Returns the names that a minified script uses and the oldest browsers lack, as written: `structuredClone`,
 * `Object.groupBy`, `.toSorted` of any object, `/v` for a flag of a regular expression. Minified local variables never
 * have the name of a browser's feature.
 */
export function lackingNames(code: string, lacking: Lacking): Set<string> {
  const { program, errors } = parseSync('script.js', code, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join());
  const found = new Set<string>();
  /** Identifiers that do not refer to a variable. */
  const others = new Set<unknown>();

  function findMember(name: string): void {
    if (lacking.member(name)) found.add(`.${name}`);
  }
  function findRegExp(pattern: string, flags: string): void {
    for (const flag of flags) if (lacking.regExpFlag(flag)) found.add(`/${flag}`);
    if (lacking.regExpModifiers && /\(\?[ims]*-?[ims]+:/.test(pattern)) found.add('/(?i:)');
  }
  function findMade({
    callee,
    arguments: [pattern, flags],
  }: ESTree.NewExpression | ESTree.CallExpression) {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
    findRegExp((pattern && textOf(pattern)) ?? '', (flags && textOf(flags)) ?? '');
  }

  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (!computed) others.add(property);
      const name = computed ? textOf(property) : 'name' in property && property.name;
      if (!name) return;
      if (object.type !== 'Identifier') return findMember(name);
      if (GLOBAL_OBJECTS.includes(object.name)) {
        if (lacking.global(name)) found.add(name);
        return;
      }
      const isLacking = lacking.memberOf(object.name, name);
      if (isLacking) found.add(`${object.name}.${name}`);
      if (isLacking === undefined) findMember(name);
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) others.add(key);
    },
    MethodDefinition({ key }) {
      others.add(key);
    },
    PropertyDefinition({ key }) {
      others.add(key);
    },
    ObjectPattern({ properties: parts }) {
      for (const part of parts) {
        if (part.type !== 'Property') continue;
        const name = part.key.type === 'Identifier' ? part.key.name : textOf(part.key);
        if (name) findMember(name);
      }
    },
    ImportSpecifier({ imported }) {
      others.add(imported);
    },
    ExportSpecifier({ exported }) {
      others.add(exported);
    },
    Identifier(identifier) {
      const { name } = identifier;
      if (!others.has(identifier) && lacking.global(name)) found.add(name);
    },
    Literal(literal) {
      if ('regex' in literal) findRegExp(literal.regex.pattern, literal.regex.flags);
    },
    NewExpression: findMade,
    CallExpression: findMade,
    UnaryExpression({ operator, argument }) {
      // A feature test.
      if (operator === 'typeof') others.add(argument);
    },
  }).visit(program);
  return found;
}

/** Returns the text of a literal. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}
