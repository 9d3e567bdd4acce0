import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What this process counted since it started. Labels are words of the code: nothing a guest or a caller writes. */
export const counted = new Registry()
const registers = [counted]

/** By the declared path, never by the requested one, which may contain a reservation number. */
export const requestSeconds = new Histogram({
  name: 'veranda_request_seconds',
  help: 'Requests answered, and how long each took.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

export const refusalsGiven = new Counter({
  name: 'veranda_refusals_total',
  help: 'Requests that were refused, by the word of the refusal.',
  labelNames: ['route', 'refusal'] as const,
  registers,
})

export const limitsReached = new Counter({
  name: 'veranda_throttle_refusals_total',
  help: 'Uses that a limit did not admit, by its name; what a process answers from memory is a refusal only.',
  labelNames: ['limit'] as const,
  registers,
})

export const signIns = new Counter({
  name: 'veranda_sign_ins_total',
  help: 'Attempts to sign in, by what was given and what came of it.',
  labelNames: ['by', 'outcome'] as const,
  registers,
})

export const providerCalls = new Counter({
  name: 'veranda_payment_provider_calls_total',
  help: 'Calls of the payment provider, by what it answered; failed: no answer.',
  labelNames: ['call', 'outcome'] as const,
  registers,
})

export const lettersSent = new Counter({
  name: 'veranda_letters_total',
  help: 'Letters given to the mail server: sent, or failed.',
  labelNames: ['outcome'] as const,
  registers,
})

export const jobTurns = new Counter({
  name: 'veranda_job_turns_total',
  help: 'Turns of the jobs the service runs by itself: done, or failed.',
  labelNames: ['name', 'outcome'] as const,
  registers,
})

export const jobLastDone = new Gauge({
  name: 'veranda_job_last_done_timestamp_seconds',
  help: 'When a turn of the job was last done, or, before the first one, when this process started.',
  labelNames: ['name'] as const,
  registers,
})
