import { DECLARATIONS, OF_THE_SERVER } from './client/build/server-facts.ts';

/**
 * The build leaves facts of declarations that only the server reads out of the client, where types still have them:
 * a read would be undefined on a page and nowhere else.
 */

const MESSAGE =
  'The build leaves "{{name}}" out of declarations: do not read it in the client, or take it out of client/build/server-facts.ts.';

/** A field of a request may be called like a fact, and stays. */
const isNameOfField = ({ parent }) => parent?.parent?.name?.text === 'fields';
const isLeftOut = (declaration) =>
  DECLARATIONS.test(declaration.getSourceFile().fileName) && !isNameOfField(declaration);

const nameOf = ({ type, name, value }) => (type === 'Identifier' ? name : value);

function create(context) {
  const services = context.sourceCode.parserServices;
  const checker = services.program.getTypeChecker();
  const refuse = (node, name, owner) => {
    const type = checker.getNonNullableType(services.getTypeAtLocation(owner));
    const symbol = checker.getApparentType(type).getProperty(name);
    if (symbol?.declarations?.some(isLeftOut))
      context.report({ node, messageId: 'leftOut', data: { name } });
  };
  return {
    MemberExpression({ object, property, computed }) {
      const name = computed && property.type === 'Identifier' ? undefined : nameOf(property);
      if (OF_THE_SERVER.has(name)) refuse(property, name, object);
    },
    'ObjectPattern > Property'({ parent, key, computed }) {
      const name = computed ? undefined : nameOf(key);
      if (OF_THE_SERVER.has(name)) refuse(key, name, parent);
    },
  };
}

const factsOfTheServer = {
  // the names are an option, so that another one makes what lint remembers of files untrue
  meta: { type: 'problem', schema: [{ type: 'array' }], messages: { leftOut: MESSAGE } },
  create,
};

export const serverFacts = { rules: { 'no-facts-of-the-server': factsOfTheServer } };
export const noServerFacts = {
  'server-facts/no-facts-of-the-server': ['error', [...OF_THE_SERVER]],
};
