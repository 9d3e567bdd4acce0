import type { Plugin } from 'vite'

/** What a library says, and the same written so that the bundler sees what of it nobody uses. */
const rewordings: readonly (readonly [written: RegExp, plainly: string])[] = [
  // Radix hides which names of React it uses: `React[" useId ".trim().toString()]`.
  [/\b(React\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, '$1.$2'],
  // React Router draws the pages of its data router in the same functions. Nobody has one: `function useRoutesImpl(routes, locationArg, dataRouterOpts) {`,
  [/, dataRouterOpts\) \{$/gm, ') {\n\tconst dataRouterOpts = void 0;'],
  // `let dataRouterContext = React$1.useContext(DataRouterContext);`,
  [/\bReact\$1\.useContext\(DataRouterContext\)/g, 'null'],
  // `return React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable();`,
  [/\bReact\$1\.useContext\(IsDataRouteContext\) \? \w+\(\) : /g, ''],
  // and what is made for it: `const FetchersContext = React$1.createContext(null);`, `const validRequestMethods = new Set(…);`.
  [/^(const \w+ = )(React\$1\.(?:createContext|memo)\(|new Set\()/gm, '$1/* @__PURE__ */ $2'],
  // react-intl makes components that no page uses: `const FormattedDate = createFormattedComponent("formatDate")`,
  [/^(const \w+ = )(createFormatted\w+\()/gm, '$1/* @__PURE__ */ $2'],
  // and names them for tools: `FormattedPlural.displayName = "FormattedPlural";`.
  [/^\w+\.displayName = .*$/gm, ''],
  // intl-messageformat fills a class that no page uses: `static { this.formats = {…}; }`.
  [/static \{\s*this\.(\w+) = ([\s\S]*?);\n\t\}/g, 'static $1 = $2;'],
  // Error texts for developers, which a built site never reaches.
  [/You're trying to format an uncompiled message[^"']*/g, 'Not parsed'],
  [/Cannot apply fractional scale[^`]*/g, 'No whole scale'],
  [/takes an object of state variables[^"]*/g, 'No state'],
  [/^(\t*(?:invariant|warning)\(.*?), (["`])[^,)]{12,}.*\2\);$/gm, '$1, "React Router");'],
  [/(?<=, )getInvalidPathError\([^)]*\)/g, '"React Router"'],
  [/\[React Intl\] Could not find required[^"'`]*`intl`[^"']*/g, 'No intl'],
  [/React\.Children\.only expected[^"]*/g, 'Not one child'],
]

/** Leaves out what pages do not use of libraries that are written so that all of it would be kept. */
export const unusedParts = (): Plugin => ({
  name: 'veranda:unused-parts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: {
      id: /\/node_modules\/(?:@radix-ui|@formatjs|react-intl|intl-messageformat|react-router)\/|react-as-modules:react$/,
    },
    handler: (code) => ({
      code: rewordings.reduce((text, [written, plainly]) => text.replace(written, plainly), code),
      map: null,
    }),
  },
})
