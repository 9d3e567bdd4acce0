/** Settings that cannot be used; the message is one sentence for the person who starts the service. */
export class SettingsError extends Error {}
