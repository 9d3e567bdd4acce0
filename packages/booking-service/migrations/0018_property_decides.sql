ALTER TABLE "property" ADD COLUMN "maximum_nights" smallint;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "bookable_days" smallint DEFAULT 400 NOT NULL;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "help" jsonb;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_bookable_days" CHECK ("property"."bookable_days" between 1 and 430);--> statement-breakpoint
-- Written by hand: a property keeps the lines it had of its own. Those of a whole brand stand in the brand that is handed in.
UPDATE "property" SET "help" = "own"."help" FROM (
  SELECT "brand", "property_code", jsonb_build_object('lines', jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'countries', CASE WHEN "country_code" IS NULL THEN NULL ELSE jsonb_build_array("country_code") END,
    'phone', jsonb_build_object('country', "dialling_code", 'area', "area", 'number', "number"))) ORDER BY "id")) AS "help"
  FROM "help_phone" WHERE "property_code" IS NOT NULL GROUP BY "brand", "property_code") AS "own"
WHERE "own"."property_code" = "property"."code" AND "own"."brand" = "property"."brand";--> statement-breakpoint
DROP TABLE "help_phone";
