import { join } from 'node:path'
import { type OwnProcess, startProcess } from './own-process.ts'

const program = join(import.meta.dirname, '..', '..', '..', '..', 'packages/dev-service/dist/main.js')

/** Starts the built service as it runs in production: palace’s site on this machine’s address, the back office on `admin.localhost`. */
export const startService = (
  port: number,
  databaseUrl: string,
  options: readonly string[] = [],
): Promise<OwnProcess> =>
  startProcess(
    [...options, program],
    {
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      NODE_ENV: 'production',
      PUBLIC_HOSTS: `http://127.0.0.1:${port}=palace http://admin.localhost:${port}=admin`,
      TRUSTED_PROXY_HOPS: '1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Stay <stay@example.com>',
    },
    `http://127.0.0.1:${port}/readyz`,
  )
