import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import type { WordsLanguage } from '../platform/language.ts'
import { reservation } from '../schema/reservation.ts'
import type { GuestSession } from '../identity/identity.ts'
import { wasNotEnded } from '../identity/ended-sessions.ts'

/** The reader of a reservation: its guest, in a session; or the hotel itself. */
export type Reader = ReservationKey & (Pick<GuestSession, 'originJti' | 'signedInAt'> | ByTheHotel)

type ReservationKey = Pick<GuestSession, 'reservationCode' | 'brand'>

/** Staff or a job: there is no guest session that could have been ended. */
type ByTheHotel = { readonly originJti?: never; readonly signedInAt?: never }

/**
 * Loads a guest's whole reservation with one prepared query, assembled in the database, so that the number of
 * rooms does not change the number of queries. Scoped by the session: another guest's reservation cannot be
 * loaded, and an ended session finds nothing.
 */
export async function loadReservationText(
  database: Database,
  { reservationCode: code, brand, originJti, signedInAt }: Reader,
  lang: WordsLanguage,
): Promise<ReservationText | undefined> {
  const [found] = await preparedIn(single, database, prepareSingle).execute({
    code,
    brand,
    originJti: originJti ?? '',
    signedInAt: signedInAt?.toISOString() ?? 'infinity',
    lang,
  })
  return found?.whole
}

/** The same of any reservations for the hotel, by their ids, with one query for all of them. */
export async function loadReservationTexts(
  database: Database,
  ids: readonly number[],
  lang: WordsLanguage,
): Promise<ReadonlyMap<number, ReservationText>> {
  if (ids.length === 0) return new Map()
  const found = await preparedIn(several, database, prepareSeveral).execute({ ids: [...ids], lang })
  return new Map(found.map(({ id, whole: text }) => [id, text]))
}

/** A `ReservationRow` as JSON from the database, so that an unchanged one is recognised without parsing. */
export type ReservationText = string

const single = new WeakMap<Database, ReturnType<typeof prepareSingle>>()
const several = new WeakMap<Database, ReturnType<typeof prepareSeveral>>()

function preparedIn<Query>(
  known: WeakMap<Database, Query>,
  database: Database,
  prepare: (database: Database) => Query,
): Query {
  const query = known.get(database) ?? prepare(database)
  known.set(database, query)
  return query
}

const lang = sql`${sql.placeholder('lang')}::text`

const prepareSingle = (database: Database) =>
  database
    .select({ whole })
    .from(reservation)
    .where(
      and(
        eq(reservation.code, sql.placeholder('code')),
        eq(reservation.brand, sql.placeholder('brand')),
        wasNotEnded({
          reservationCode: sql.placeholder('code'),
          originJti: sql.placeholder('originJti'),
          signedInAt: sql.placeholder('signedInAt'),
        }),
      ),
    )
    .prepare('whole_reservation')

const prepareSeveral = (database: Database) =>
  database
    .select({ id: reservation.id, whole })
    .from(reservation)
    .where(sql`${reservation.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('whole_reservations')

/** A text in the requested language, or in English if it is missing. */
function localized(words: SQL): SQL {
  return sql`coalesce(${words} ->> ${lang}, ${words} ->> 'en')`
}

const nights = sql`coalesce((
  select json_agg(json_build_object('date', n.night, 'price', n.price) order by n.night)
  from room_night n where n.room_id = r.id), '[]'::json)`

const guests = sql`coalesce((
  select json_agg(json_strip_nulls(json_build_object(
    'guestId', g.id, 'isMainGuest', g.is_main_guest, 'category', g.category, 'title', g.title,
    'firstName', g.first_name, 'lastName', g.last_name, 'email', g.email, 'phone', g.phone,
    'countryCode', g.country_code, 'zipCode', g.zip_code, 'city', g.city, 'birthDate', g.birth_date,
    'age', g.age, 'emailToConfirm', (
      select e.email from email_change e where e.guest_id = g.id))) order by g.position)
  from guest g where g.room_id = r.id), '[]'::json)`

const services = sql`coalesce((
  select json_agg(json_strip_nulls(json_build_object(
    'addOnId', s.id, 'name', ${localized(sql`coalesce(o.words, s.words)`)}, 'category', s.category,
    'quantity', s.quantity, 'date', s.day, 'noticeDays', s.notice_days, 'unitPrice', s.unit_price, 'isPaid', s.is_paid)) order by s.id)
  from service s left join service_offer o on o.id = s.offer_id where s.room_id = r.id), '[]'::json)`

const certificates = sql`coalesce((
  select json_agg(json_build_object(
    'code', c.code, 'description', ${localized(sql`c.words`)}, 'amount', c.amount) order by c.code)
  from certificate c where c.room_id = r.id), '[]'::json)`

const category = sql`json_strip_nulls(json_build_object(
  'roomTypeId', t.id, 'code', t.code, 'name', ${localized(sql`t.name`)}, 'rank', t.rank,
  'beds', ${localized(sql`t.beds`)}, 'maxOccupancy', t.max_occupancy, 'squareMeters', t.square_meters,
  'view', t.view, 'photoUrl', t.photo_url,
  'amenities', coalesce((
    select json_agg(coalesce(${localized(sql`a.words`)}, x.code) order by x.place)
    from jsonb_array_elements_text(t.amenities) with ordinality as x (code, place)
    left join amenity a on a.code = x.code), '[]'::json)))`

const standby = sql`(
  select json_build_object('ceiling', w.ceiling, 'categories', (
    select json_agg(${localized(sql`u.name`)} order by x.place)
    from jsonb_array_elements_text(w.room_type_ids) with ordinality as x (id, place)
    join room_type u on u.id = x.id::integer))
  from standby_wish w
  where w.reservation_id = reservation.id and w.room_number = r.room_number
    and w.state = 'waiting' and w.from_room_type_id = r.room_type_id)`

const rooms = sql`coalesce((
  select json_agg(json_build_object(
    'roomId', r.id, 'roomNumber', r.room_number, 'status', r.status, 'category', ${category},
    'ratePlan', json_build_object(
      'ratePlanId', p.id, 'code', p.code, 'name', ${localized(sql`p.name`)}, 'kind', r.rate_kind),
    'policy', r.policy,
    'occupancy', json_build_object('adults', r.adults, 'teens', r.teens, 'kids', r.kids, 'infants', r.infants),
    'childAges', r.child_ages, 'hasStoredCard', r.has_stored_card, 'nights', ${nights}, 'guests', ${guests},
    'services', ${services}, 'standby', ${standby}, 'certificates', ${certificates}) order by r.room_number)
  from room r join room_type t on t.id = r.room_type_id join rate_plan p on p.id = r.rate_plan_id
  where r.reservation_id = reservation.id), '[]'::json)`

const ageRanges = sql`coalesce((
  select json_agg(json_build_object(
    'category', a.category, 'youngest', a.youngest, 'oldest', a.oldest, 'text', a.words) order by a.youngest desc)
  from age_range a where a.property_id = p.id), '[]'::json)`

const property = sql`(
  select json_strip_nulls(json_build_object(
    'propertyId', p.id, 'code', p.code, 'name', p.name, 'timeZone', p.time_zone, 'checkInAt', p.check_in_at,
    'checkOutAt', p.check_out_at, 'adultsOnly', p.adults_only,
    'cancellationVariant', p.cancelling, 'sellsAddOns', p.sells_add_ons,
    'paymentFlow', p.payment_flow, 'ageRanges', ${ageRanges}, 'help', p.help,
    'stayLimits', json_build_object(
      'minimumNights', p.minimum_nights, 'maximumNights', p.maximum_nights, 'bookableDays', p.bookable_days),
    'documentMegabytes', p.document_megabytes,
    'photoUrl', p.photo_url,
    'address', json_build_object(
      'street', p.street, 'city', p.city, 'stateCode', p.state_code, 'zipCode', p.zip_code,
      'countryCode', p.country_code, 'latitude', p.latitude, 'longitude', p.longitude)))
  from property p where p.id = reservation.property_id)`

/** The regions a property’s phone lines name. */
const phoneRegions = sql`coalesce((
  select json_agg(json_build_object(
    'code', g.code, 'isActive', g.is_active, 'allowTags', g.allow_tags, 'denyTags', g.deny_tags))
  from property p join jsonb_array_elements(p.help -> 'lines') l on true join region g on g.code = l ->> 'region'
  where p.id = reservation.property_id), '[]'::json)`

const ledger = sql`coalesce((
  select json_agg(json_build_object('roomNumber', l.room_number, 'account', l.account, 'amount', l.amount))
  from (
    select room_number, account, sum(amount) as amount from ledger_entry
    where reservation_id = reservation.id group by room_number, account) l), '[]'::json)`

const requests = sql`coalesce((
  select json_agg(json_build_object('roomNumber', q.room_number, 'text', q.text) order by q.at, q.id)
  from special_request q where q.reservation_id = reservation.id), '[]'::json)`

/**
 * The states of payments whose money was received, refunded or not. What a card paid is taken from the
 * payment itself.
 */
const received = sql.raw("'captured', 'refunding', 'part-refunded', 'refunded'")

const history = sql`coalesce((
  select json_agg(json_build_object(
    'at', h.at, 'kind', h.kind, 'by', h.by, 'difference', h.difference,
    'paid', h.paid, 'cardBrand', h.card_brand, 'lastDigits', h.last_digits, 'receipt', h.receipt) order by h.at, h.id)
  from (
    select h.id, h.at, h.kind, h.by, h.difference,
      null::bigint as paid, null as card_brand, null as last_digits,
      (select min(c.number) from receipt c where c.reservation_id = h.reservation_id and c.at = h.at and c.kind =
        case h.kind when 'cancelled' then 'cancellation' when 'cancellation-undone' then 'cancellation-undone' end
      ) as receipt
    from history h where h.reservation_id = reservation.id
    union all
    select 2147483647, p.created_at, 'paid', 'guest', null, sum(p.amount), p.card_brand, p.last_digits,
      min((select c.number from receipt c where c.reservation_id = p.reservation_id
        and c.cause = 'payment:' || p.id and c.kind <> 'payment-not-collected'))
    from payment p where p.reservation_id = reservation.id and p.state in (${received})
    group by p.created_at, p.card_brand, p.last_digits
    union all
    select 2147483647, a.applied_at, 'bank-transfer-received', 'guest', null, a.amount, null, null,
      (select c.number from receipt c where c.reservation_id = a.reservation_id
        and c.cause = 'bank-transfer:' || a.id and c.kind = 'bank-transfer-payment')
    from bank_arrival a where a.reservation_id = reservation.id and a.state = 'applied') h
  where h.kind <> 'paid' or h.paid is not null or not exists (
    select 1 from payment p where p.reservation_id = reservation.id and p.state in (${received}))), '[]'::json)`

const whole = sql<ReservationText>`json_build_object(
  'bookingId', reservation.id, 'code', reservation.code, 'brand', reservation.brand, 'version', reservation.version,
  'arrival', reservation.arrival, 'departure', reservation.departure, 'bookedOn', reservation.booked_on,
  'currency', reservation.currency, 'guestCurrency', reservation.guest_currency,
  'exchangeRate', reservation.exchange_rate, 'promotion', reservation.promotion,
  'promotionSaving', reservation.promotion_saving, 'transferPrice', reservation.transportation_price,
  'transferNoticeDays', (
    select p.transportation_notice_days from property p where p.id = reservation.property_id),
  'dueAtHotel', reservation.due_at_hotel, 'paymentTerms', reservation.payment_terms,
  'cancellationCode', reservation.cancellation_code, 'comments', reservation.comments,
  'property', ${property}, 'phoneRegions', ${phoneRegions},
  'marketTags', (
    select c.tags from market m join country c on c.code = m.country_code where m.code = reservation.market_code),
  'market', (
    select json_strip_nulls(json_build_object(
      'code', m.code, 'name', m.name, 'countryCode', m.country_code, 'currency', m.currency,
      'pmsProfileId', m.pms_profile_id))
    from market m where m.code = reservation.market_code),
  'rooms', ${rooms}, 'ledger', ${ledger}, 'requests', ${requests}, 'history', ${history})::text`
