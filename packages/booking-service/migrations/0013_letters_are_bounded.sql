CREATE TABLE "email_change" (
	"guest_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"asked_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_cut" (
	"reservation_code" text PRIMARY KEY NOT NULL,
	"cut_at" timestamp with time zone NOT NULL,
	"except_jti" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_link" ADD COLUMN "guest_id" integer;--> statement-breakpoint
ALTER TABLE "sign_in_link" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reservation_code" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "counts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "leaves_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "new_domain" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sent_with" bigint DEFAULT txid_current() NOT NULL;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "email_change" text DEFAULT 'at-once' NOT NULL;--> statement-breakpoint
ALTER TABLE "guest" ADD COLUMN "email_proven" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_cut_by_expiry" ON "session_cut" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_of_reservation" ON "outbox" USING btree ("reservation_code","leaves_at");