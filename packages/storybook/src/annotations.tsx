import type { ComponentType } from 'react'
import { widthToAskFor } from '../../design-system/src/theme/page-width.ts'
import { InHotelWords } from '../../design-system/src/testing/hotel-words.tsx'
import { InCurrentLanguage } from '../../design-system/src/testing/in-language.tsx'
import { OnReservation } from './on-reservation.tsx'
import preview from './preview.tsx'

/** What a test puts around each story. The language is the page's, so that it can change under a story. */
export const annotations = {
  ...preview,
  decorators: [
    (Shown: ComponentType<{ readonly args: object }>, { args }: { readonly args: object }) => (
      <InCurrentLanguage>
        <div style={widthToAskFor}>
          <InHotelWords args={args}>
            {(localized) => (
              <OnReservation args={localized}>
                <Shown args={localized} />
              </OnReservation>
            )}
          </InHotelWords>
        </div>
      </InCurrentLanguage>
    ),
  ],
}
