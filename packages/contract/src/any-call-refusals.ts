/**
 * Refusals that any call of its kind may give without declaring them, each with its status: a client reads them from the
 * status alone.
 */
export const anyCallRefusals = {
  'malformed-request': 400,
  'idempotency-key-needed': 400,
  'not-signed-in': 401,
  'foreign-origin': 403,
  'staff-only': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-too-large': 413,
  'not-json': 415,
  'version-needed': 428,
  'too-many-tries': 429,
  'service-failed': 500,
  'service-busy': 503,
} as const

/** The status of the refusals that every idempotent write, and every write on a version, declares. */
export const guardRefusalStatus = {
  'still-running': 409,
  'version-changed': 412,
  'idempotency-key-reused': 422,
} as const
