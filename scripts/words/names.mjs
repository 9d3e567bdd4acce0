import ts from 'typescript'

const kindOf = (file) =>
  file.endsWith('.tsx') ? ts.ScriptKind.TSX : file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS

/** The names of a source: what is declared and what is used, without strings and comments. */
export function namesIn(text, file) {
  const names = new Set()
  const visit = (node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kindOf(file)))
  return names
}

/** Lines of a source that are comments, whole. */
export const commentLinesIn = (text) => text.split('\n').filter((line) => /^\s*(\/\/|\/\*\*?|\* )/.test(line))

/** The titles of a test file's suites and tests. */
export function titlesIn(text, file) {
  const titles = []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file))
  const visit = (node) => {
    const title = ts.isCallExpression(node) && node.arguments[0]
    if (title && /^(test|it|describe)\b/.test(node.expression.getText(source)))
      if (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) titles.push(title.getText(source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}
