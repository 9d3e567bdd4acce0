ALTER TABLE "promotion" ADD COLUMN "property_id" integer;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "document_megabytes" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_of_property" ON "promotion" USING btree ("property_id");--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_document_megabytes" CHECK ("property"."document_megabytes" between 1 and 10);