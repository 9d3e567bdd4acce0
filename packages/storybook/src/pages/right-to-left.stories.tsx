import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'
import { RawIntlProvider } from 'react-intl'
import { fn } from 'storybook/test'
import { aHelp } from '../../../design-system/src/patterns/help-line/a-help.ts'
import { pageIntl } from '../../../design-system/src/patterns/page-language/index.ts'
import { SignInScreen } from '../../../design-system/src/screens/sign-in/index.ts'
import { messagesOf } from '../../../design-system/src/testing/messages-of.ts'

const meta = {
  title: 'Right to left',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta

/** A language that a brand brings may be partial: what it lacks is said in English. */
const arabic = {
  'sign-in.title': 'أهلاً بكم في إقامتكم',
  'sign-in.lead': 'اطّلعوا على حجزكم أو عدّلوه واستعدّوا لوصولكم.',
  'sign-in.form': 'تسجيل الدخول',
  'sign-in.number': 'رقم الحجز',
  'sign-in.number-hint': 'تجدونه في رسالة التأكيد، مثل ‎ABCD-123E4F-GH.\nالشرطات اختيارية.',
  'sign-in.first-name': 'الاسم الأول',
  'sign-in.last-name': 'اسم العائلة',
  'sign-in.this-tab': 'جهاز مشترك: تسجيل الخروج عند إغلاق هذه النافذة',
  'sign-in.submit': 'تسجيل الدخول',
  'sign-in.not-let-in-title': 'لم نجد حجزاً بهذه البيانات',
  'sign-in.not-let-in-body':
    'راجعوا رقم الحجز والاسم في رسالة التأكيد، أو اطلبوا رابطاً للدخول بالبريد الإلكتروني.',
  'sign-in.link-title': 'لا يمكنكم الدخول؟ اطلبوا رابطاً بالبريد الإلكتروني',
  'layout.skip': 'الانتقال إلى المحتوى',
  'help-line.call': 'اتصلوا على {number}',
} as const

/** As it is opened. */
export const SignIn: StoryObj = { render: () => <Page /> }
/** After a number that was not found: the notice and its mark stand on the other side. */
export const NotLetIn: StoryObj = { render: () => <Page refusal={{ kind: 'not-let-in' }} /> }

function Page({ refusal }: { readonly refusal?: { readonly kind: 'not-let-in' } }) {
  return (
    <InArabic>
      <SignInScreen
        help={aHelp()}
        link={{ kind: 'idle' }}
        onSignIn={fn()}
        onRequestLink={fn()}
        {...(refusal
          ? { refusal, initial: { reservationCode: 'ZPCU-104A7C-AB', firstName: 'ليلى', lastName: 'منصور' } }
          : {})}
      />
    </InArabic>
  )
}

function InArabic({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    const { documentElement: page } = document
    const before = page.lang
    page.dir = 'rtl'
    page.lang = 'ar'
    return () => {
      page.removeAttribute('dir')
      page.lang = before
    }
  }, [])
  const messages = { ...messagesOf('en-US'), ...arabic }
  return <RawIntlProvider value={pageIntl('ar', messages, console.error)}>{children}</RawIntlProvider>
}
