/** One reservation whole, as the service's own query assembles it; `$1` is the language, `$2` the number. */
export const reservationQuery = `
select json_build_object(
  'bookingId', reservation.id, 'code', reservation.code, 'brand', reservation.brand, 'version', reservation.version,
  'arrival', reservation.arrival, 'departure', reservation.departure, 'bookedOn', reservation.booked_on,
  'currency', reservation.currency, 'guestCurrency', reservation.guest_currency,
  'exchangeRate', reservation.exchange_rate, 'promotion', reservation.promotion,
  'promotionSaving', reservation.promotion_saving, 'transferPrice', reservation.transportation_price,
  'transferNoticeDays', (
    select p.transportation_notice_days from property p where p.id = reservation.property_id),
  'dueAtHotel', reservation.due_at_hotel, 'paymentTerms', reservation.payment_terms,
  'cancellationCode', reservation.cancellation_code, 'comments', reservation.comments,
  'property', (
  select json_build_object(
    'propertyId', p.id, 'code', p.code, 'name', p.name, 'timeZone', p.time_zone, 'checkInAt', p.check_in_at,
    'checkOutAt', p.check_out_at, 'adultsOnly', p.adults_only, 'photoUrl', p.photo_url,
    'address', json_build_object(
      'street', p.street, 'city', p.city, 'stateCode', p.state_code, 'zipCode', p.zip_code,
      'countryCode', p.country_code, 'latitude', p.latitude, 'longitude', p.longitude))
  from property p where p.id = reservation.property_id),
  'market', (
    select json_build_object('code', m.code, 'name', m.name, 'countryCode', m.country_code)
    from market m where m.code = reservation.market_code),
  'rooms', coalesce((
  select json_agg(json_build_object(
    'roomId', r.id, 'roomNumber', r.room_number, 'status', r.status, 'category', json_build_object(
  'roomTypeId', t.id, 'code', t.code, 'name', coalesce(t.name ->> $1::text, t.name ->> 'en'), 'rank', t.rank,
  'beds', coalesce(t.beds ->> $1::text, t.beds ->> 'en'), 'maxOccupancy', t.max_occupancy, 'squareMeters', t.square_meters,
  'view', t.view, 'photoUrl', t.photo_url,
  'amenities', coalesce((
    select json_agg(coalesce(a.words ->> $1::text, x.code) order by x.place)
    from jsonb_array_elements_text(t.amenities) with ordinality as x (code, place)
    left join amenity a on a.code = x.code), '[]'::json)),
    'ratePlan', json_build_object(
      'ratePlanId', p.id, 'code', p.code, 'name', coalesce(p.name ->> $1::text, p.name ->> 'en'), 'kind', r.rate_kind),
    'policy', r.policy,
    'occupancy', json_build_object('adults', r.adults, 'teens', r.teens, 'kids', r.kids, 'infants', r.infants),
    'childAges', r.child_ages, 'hasStoredCard', r.has_stored_card, 'nights', coalesce((
  select json_agg(json_build_object('date', n.night, 'price', n.price) order by n.night)
  from room_night n where n.room_id = r.id), '[]'::json), 'guests', coalesce((
  select json_agg(json_build_object(
    'guestId', g.id, 'isMainGuest', g.is_main_guest, 'category', g.category, 'title', g.title,
    'firstName', g.first_name, 'lastName', g.last_name, 'email', g.email, 'phone', g.phone,
    'birthDate', g.birth_date, 'age', g.age) order by g.position)
  from guest g where g.room_id = r.id), '[]'::json),
    'services', coalesce((
  select json_agg(json_build_object(
    'addOnId', s.id, 'name', coalesce(s.words ->> $1::text, s.words ->> 'en'), 'category', s.category,
    'quantity', s.quantity, 'date', s.day, 'unitPrice', s.unit_price, 'isPaid', s.is_paid) order by s.id)
  from service s where s.room_id = r.id), '[]'::json), 'certificates', coalesce((
  select json_agg(json_build_object(
    'code', c.code, 'description', coalesce(c.words ->> $1::text, c.words ->> 'en'), 'amount', c.amount) order by c.code)
  from certificate c where c.room_id = r.id), '[]'::json)) order by r.room_number)
  from room r join room_type t on t.id = r.room_type_id join rate_plan p on p.id = r.rate_plan_id
  where r.reservation_id = reservation.id), '[]'::json), 'ledger', coalesce((
  select json_agg(json_build_object('roomNumber', l.room_number, 'account', l.account, 'amount', l.amount))
  from (
    select room_number, account, sum(amount) as amount from ledger_entry
    where reservation_id = reservation.id group by room_number, account) l), '[]'::json), 'requests', coalesce((
  select json_agg(json_build_object('roomNumber', q.room_number, 'text', q.text) order by q.at, q.id)
  from special_request q where q.reservation_id = reservation.id), '[]'::json), 'history', coalesce((
  select json_agg(json_build_object(
    'at', h.at, 'kind', h.kind, 'by', h.by, 'difference', h.difference) order by h.at, h.id)
  from history h where h.reservation_id = reservation.id), '[]'::json))::text as whole
from reservation where reservation.code = $2`
