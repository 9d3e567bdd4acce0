import {
  encodeSettingsDetail,
  encodeSettingsSaved,
  encodeSettledProperties,
  endpoints,
} from '@veranda/contract'
import { asc } from 'drizzle-orm'
import { onWire } from '../platform/http/idempotent-write.ts'
import { serve } from '../platform/http/serve.ts'
import { property } from '../schema/property.ts'
import { changeSettings } from './change-settings.ts'
import { getSettings } from './get-settings.ts'

export const propertySettingsRoutes = {
  listProperties: serve(endpoints.listProperties, async ({ store }) => {
    const { code, name, brand } = property
    const properties = await store.db.select({ code, name, brand }).from(property).orderBy(asc(name))
    return encodeSettledProperties({ properties })
  }),
  getPropertySettings: serve(endpoints.getPropertySettings, async (service, { params }) =>
    encodeSettingsDetail(await getSettings(service, params.property)),
  ),
  changePropertySettings: serve(
    endpoints.changePropertySettings,
    async (service, { params, body, staff, claim, version }) =>
      onWire(
        await changeSettings(service, staff, { code: params.property, version, values: body.values }, claim),
        encodeSettingsSaved,
      ),
  ),
}
